/**
 * First names that are ordinary words as well: only their place in the sentence or a capital inside it tells. Hand-made;
 * the story's own vocabulary uses none of them.
 */
export const wordNames = new Set(
  'will,grace,hope,may,rose,joy,faith,mark,bill,frank,art,dawn,summer,autumn,sky,pat,drew,chase,hunter,ivy,daisy,ruby,olive,penny,sue,nick,guy,grant,miles,norm,gene,dean,earl,rich,patience,prudence,charity,chance,violet,iris,crystal,amber,angel,destiny,melody,harmony,eve,skip,chip,buddy,stone,river,reed,wade,dale,glen,cliff,brook,forest,sandy,misty,ray,jay,bob,don,al,major,king,prince,june,april,august,star,pearl,jade,opal,ginger,rusty,sonny,junior,ace,axel,basil,blaze,bliss,cash,clay,clover,coral,dash,dusty,fern,flora,forrest,hazel,heath,heather,honor,honour,jewel,kitty,lane,lark,lee,maple,mercy,merry,peace,piper,poppy,rain,raven,robin,rocky,rowan,royal,sage,scarlet,sterling,storm,sunny,temperance,trinity,verity,willow,wolf,barb,carol,mike,jack,rob,ted,tom,max,sam,pearl,bo,ty,jo,ash,dana,eden,val,angie,bea,candy,cherry,christian,colt,duke,ford,jimmy,johnny,kit,lance,pepper,peg,pierce,rod,stew,tad,tate,trip,tuck,van,wren,wes'.split(
    ',',
  ),
)

/**
 * Names from many languages that `detectors/names.ts` does not have and that are no English words, so that they are met
 * in small letters. Hand-made.
 */
export const furtherNames = new Set(
  'abdul,abena,abiola,adaeze,adebayo,agnieszka,aiko,ajay,akira,akosua,alek,aleksandra,alejandra,alena,amara,amadou,ananya,anil,ankita,anneke,antje,aparna,arash,ayesha,ayse,babak,bartosz,bashir,beatriz,bettina,bernadette,bilal,bjorn,bogdan,boris,bram,bronagh,caoimhe,carlota,cem,chandra,chidi,chinedu,chioma,ciara,cillian,colin,conor,dagmar,daan,deepak,deniz,dimitri,dina,dorota,ebru,efua,eilidh,eleni,emeka,emre,enrique,ewa,ezra,farah,farid,fatou,femke,feng,florian,folake,franziska,fumi,gintaras,goran,graham,grainne,gustavo,hadiza,halima,haruki,hassan,heiko,hiroshi,huda,hyun,ibrahima,ifeoma,ilse,imran,ines,irena,isha,jelena,jeroen,jiho,jin,joao,jorge,kamal,kamila,kasia,katarzyna,kavita,keiko,kemal,khadija,kwabena,kwame,lakshmi,latisha,leila,lena,lindiwe,liesl,ligia,liwei,lotte,luka,mads,magdalena,mahmoud,malgorzata,mamadou,manjit,marek,mariam,marit,mehmet,mehdi,mikhail,mila,milan,ming,mirela,mustafa,nadine,nasreen,neha,ngozi,nguyen,niamh,nikos,nils,nkechi,noemi,olu,oluwaseun,orla,oskar,padraig,parisa,pawel,pedro,piotr,pilar,pooja,radek,rafael,rajesh,ramona,rania,rashid,reza,rohit,roisin,ruairi,sabine,saeed,salma,samira,sanne,saoirse,selin,senthil,shane,shanice,shreya,siddharth,sigrid,sinead,siobhan,slavka,sunil,svenja,swati,tadhg,takeshi,tamika,tendai,thandi,thabo,thanh,tunde,uche,ulrike,uma,usha,vesna,vijay,wanjiru,wei,wiebke,wojtek,xiomara,yael,yasmin,yetunde,yiannis,yuki,yuto,zainab,zeynep,zofia,zsofia,gary,dennis,graham,lucy,bernie,debbie,kath,shaz,gaz,baz,jez,tez,kev,trev,bev,mandy,tiff,nic,vicky,izzy,ozzie,robbie,charlotte,zelda,enid,edith,mabel,elsie,ethel,doris,gladys,agnes,winnie,stan,stanley,norman,herbert,walter,barry,nigel,clive,keith,roger,geoff,geoffrey,rupert,hamish,angus,fergus,ewan,euan,gordon,malcolm,duncan,lachlan,gavin,darryl,duane,leroy,tyrone,jamal,deshawn,latoya,keisha,imani,tanisha,aaliyah,zendaya,consuelo,guadalupe,esperanza,ignacio,joaquin,rodrigo,santiago,esteban,ximena,marisol'.split(
    ',',
  ),
)
